/** What a feature declares is listed, whatever it is. */
import { Widget } from '@commons/contract/accounts/settings.ts'
import { ReportType } from '@commons/contract/moderation/moderation.ts'
import { foundLists } from '@commons/contract/people/search.ts'
import { expect, test } from 'vitest'
import { commands } from './features.commands.ts'
import { features } from './features.ts'
import { first } from './features.first.ts'
import { pages } from './features.pages.ts'
import { settings } from './features.settings.ts'
import { widgets } from './features.widgets.ts'

type Declarations = Record<string, Record<string, unknown>>

/** Returns what files declare that their list lacks. */
const missing = (files: Declarations, list: readonly unknown[]) =>
  Object.entries(files).flatMap(([file, exported]) => {
    const [declared, ...others] = Object.values(exported)
    return list.includes(declared) && others.length === 0 ? [] : [file]
  })

test('every feature with pages is listed', () => {
  const files = import.meta.glob<Record<string, unknown>>('./features/*/*.pages.ts', { eager: true })
  expect(Object.keys(files)).toHaveLength(pages.length)
  expect(missing(files, pages)).toEqual([])
})

test('every feature with something for the first page is listed', () => {
  const files = import.meta.glob<Record<string, unknown>>('./features/*/*.first.ts', { eager: true })
  expect(Object.keys(files)).toHaveLength(first.length)
  expect(missing(files, first)).toEqual([])
})

test('every feature that adds to others is listed', () => {
  const files = import.meta.glob<Record<string, unknown>>('./features/*/*.feature.tsx', { eager: true })
  expect(Object.keys(files)).toHaveLength(features.length)
  expect(missing(files, features)).toEqual([])
})

test('every feature with settings is listed', () => {
  const files = import.meta.glob<Record<string, unknown>>('./features/*/*.settings.{ts,tsx}', { eager: true })
  expect(Object.keys(files)).toHaveLength(settings.length)
  expect(missing(files, settings)).toEqual([])
})

test('every feature with commands is listed', () => {
  const files = import.meta.glob<Record<string, unknown>>('./features/*/*.commands.ts', { eager: true })
  expect(Object.keys(files)).toHaveLength(commands.length)
  expect(missing(files, commands)).toEqual([])
})

test('other words are for places that are there', () => {
  const address = (to: string | ((member: number) => string)) => (typeof to === 'string' ? to : to(7))
  const places = first.flatMap(({ places = [] }) =>
    places.flatMap(({ to, places: below = [] }) => [to, ...below.map((each) => each.to)].map(address)),
  )
  for (const { to } of commands.flatMap(({ words = [] }) => words)) expect(places).toContain(address(to))
})

test('every feature with widgets is listed', () => {
  const files = import.meta.glob<Record<string, unknown>>('./features/*/*.widgets.tsx', { eager: true })
  expect(Object.keys(files)).toHaveLength(widgets.length)
  expect(missing(files, widgets)).toEqual([])
})

test('every kind that the contract has is declared', () => {
  const declared = (names: 'searches' | 'reports') =>
    features.flatMap(({ [names]: kinds = {} }) => Object.keys(kinds)).toSorted()
  expect(declared('searches')).toEqual(Object.keys(foundLists).toSorted())
  expect(declared('reports')).toEqual(ReportType.options.toSorted())
  expect(widgets.flatMap(Object.keys).toSorted()).toEqual(Widget.options.toSorted())
})

test('no two features take the same name, key or rank', () => {
  const places = first.flatMap(({ places = [] }) => places)
  const sections = features.flatMap(({ sections = [] }) => sections)
  const taken: Record<string, readonly unknown[]> = {
    'ranks of sections': sections.map(({ rank }) => rank),
    panels: settings.flat().map(({ id }) => id),
    'ranks of panels': settings.flat().map(({ section, rank }) => `${section} ${rank}`),
    sections: sections.map(({ name }) => name),
    'ranks of searches': features.flatMap(({ searches = {} }) =>
      Object.values(searches).map(({ rank }) => rank),
    ),
    'ranks of widgets': widgets.flatMap((some) =>
      Object.values(some).flatMap(({ dialogRank }) => dialogRank ?? []),
    ),
    'ranks of keys': features.flatMap(({ keys = [] }) => keys.map(({ rank }) => rank)),
    commands: commands.flatMap(({ commands: own = [] }) => own.map(({ id }) => id)),
    ranks: places.map(({ rank }) => rank),
    keys: places.flatMap(({ key }) => key ?? []),
    actions: first.flatMap(({ actions = {} }) => Object.keys(actions)),
    waiting: first.flatMap(({ waiting = {} }) => Object.keys(waiting)),
    addresses: pages.flatMap(({ open = [], members = [] }) => [...open, ...members].map(({ path }) => path)),
  }
  for (const [what, names] of Object.entries(taken)) expect(new Set(names).size, what).toBe(names.length)
})
