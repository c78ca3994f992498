import { z } from 'zod'
import { defineCall } from '../call.ts'
import { SearchTextIn } from '../shared/text.ts'

/** The gazetteer: places of the world with more than 1,000 inhabitants, kept on this server. */

const Place = z.object({
  /** The text for a form field: name, region and country. */
  location: z.string(),
  name: z.string(),
  region: z.string(),
  country: z.string(),
})
export type Place = z.infer<typeof Place>

const Degrees = (most: number, issue: string) =>
  z
    .union(
      [
        z.number(issue),
        z
          .string(issue)
          .trim()
          .regex(/^-?\d{1,3}(\.\d{1,20})?$/, issue)
          .transform(Number),
      ],
      issue,
    )
    .refine((degrees) => Math.abs(degrees) <= most, issue)

export const reverse_geocode = defineCall({
  name: 'reverse_geocode',
  doc: 'The place nearest to a position, within 50 km. The position is not kept.',
  auth: 'member',
  effect: 'read',
  topics: [],
  input: z.object({
    latitude: Degrees(90, 'latitude_invalid').describe('In degrees, north positive.'),
    longitude: Degrees(180, 'longitude_invalid').describe('In degrees, east positive.'),
  }),
  output: z.object({ data: Place }),
  refusals: ['place_not_found'],
})

export const place_list = defineCall({
  name: 'place_list',
  doc: 'Places whose names begin with what was typed, those named exactly so first.',
  auth: 'member',
  effect: 'read',
  topics: [],
  input: z.object({
    search: SearchTextIn(100).refine((text) => text !== '', 'text_invalid'),
  }),
  output: z.object({ recdata: z.array(Place) }),
  refusals: [],
})
