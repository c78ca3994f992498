import { z } from 'zod'

/** A stored picture: its renditions by width, and what is needed to lay it out before it arrives. */
export const Picture = z.object({
  /** Pixels of the widest rendition. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** A blurred preview as a `data:` URL of a few hundred bytes. */
  preview: z.string(),
  /** Narrowest first. */
  sources: z.array(z.object({ width: z.int().positive(), url: z.string() })),
  animated: z.boolean(),
  /** What it shows, in words; empty where nobody said it. */
  alt: z.string(),
})
export type Picture = z.infer<typeof Picture>
