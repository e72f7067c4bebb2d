/** What each kind of room stands on: its floor, and which of the seven tints. */

const FLOORS = [
  'boards',
  'parquet',
  'tiles',
  'checks',
  'carpet',
  'stripes',
  'flags',
  'waves',
  'gravel',
  'rounds',
] as const
export type Floor = (typeof FLOORS)[number]

export interface Ground {
  readonly floor: Floor
  readonly tint: number
}

const GROUNDS: Readonly<Record<string, Ground>> = {
  reception: { floor: 'checks', tint: 6 },
  lounge: { floor: 'carpet', tint: 5 },
  bar: { floor: 'boards', tint: 0 },
  library: { floor: 'parquet', tint: 1 },
  cloakroom: { floor: 'stripes', tint: 4 },
  dining_room: { floor: 'rounds', tint: 3 },
  office: { floor: 'flags', tint: 2 },
  wine_cellar: { floor: 'flags', tint: 5 },
  laundry: { floor: 'tiles', tint: 2 },
  boiler_room: { floor: 'checks', tint: 6 },
  storeroom: { floor: 'boards', tint: 3 },
  workshop: { floor: 'parquet', tint: 0 },
  bowling_alley: { floor: 'stripes', tint: 1 },
  pool: { floor: 'waves', tint: 2 },
  sauna: { floor: 'boards', tint: 0 },
  bath: { floor: 'tiles', tint: 4 },
  gym: { floor: 'checks', tint: 1 },
  tea_room: { floor: 'carpet', tint: 3 },
  massage_room: { floor: 'rounds', tint: 5 },
  solarium: { floor: 'gravel', tint: 6 },
  double_room: { floor: 'carpet', tint: 4 },
  single_room: { floor: 'stripes', tint: 2 },
  family_room: { floor: 'checks', tint: 3 },
  linen_room: { floor: 'tiles', tint: 6 },
  bridal_suite: { floor: 'rounds', tint: 5 },
  smoking_room: { floor: 'parquet', tint: 0 },
  reading_room: { floor: 'boards', tint: 1 },
  kitchen: { floor: 'checks', tint: 2 },
  pantry: { floor: 'boards', tint: 3 },
  cold_store: { floor: 'tiles', tint: 4 },
  garage: { floor: 'flags', tint: 6 },
  staff_room: { floor: 'carpet', tint: 1 },
  scullery: { floor: 'rounds', tint: 0 },
  orangery: { floor: 'tiles', tint: 1 },
  ballroom: { floor: 'parquet', tint: 3 },
  music_room: { floor: 'carpet', tint: 4 },
  billiard_room: { floor: 'stripes', tint: 5 },
  terrace: { floor: 'gravel', tint: 0 },
  chapel: { floor: 'flags', tint: 2 },
  shed: { floor: 'boards', tint: 6 },
}

/** The ground of a room; one that a newer server knows has boards. */
export const groundOf = (kind: string): Ground => GROUNDS[kind] ?? { floor: 'boards', tint: 6 }
