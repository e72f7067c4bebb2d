/** Whether two plain values say the same; the order of an object's fields says nothing. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const fields = Object.entries(one)
  const others = other as Record<string, unknown>
  return fields.length === Object.keys(other).length && fields.every(([name, value]) => same(value, others[name]))
}
