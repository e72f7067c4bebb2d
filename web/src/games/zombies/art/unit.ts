/** One square of a field, in units of the drawings: all of them are as large. */
export const UNIT = 40
