import { expect, test } from 'vitest'
import drawn from './fixtures.gen.json'
import { countsTeams } from './teams'
import type { View } from './wire.gen'

const view = (name: keyof typeof drawn): View => (drawn[name] as unknown as { view: View }).view

test.each(['haunting', 'final_lizzies', 'final_won', 'three_ended'] as const)('teams are counted: %s', (name) => {
  expect(countsTeams(view(name))).toBe(true)
})

test.each(['first_turn', 'stuck', 'broken_off'] as const)('teams are not counted: %s', (name) => {
  expect(countsTeams(view(name))).toBe(false)
})

test('nothing is counted where no Lizzy is left: who fell last has not changed sides', () => {
  const turn = { type: 'over', reason: 'no-lizzy-left', rule: 'LG-79', winners: [0], fallen: [1, 2, 3] } as const
  expect(countsTeams({ phase: 'over', turn })).toBe(false)
})
