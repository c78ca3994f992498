import { z } from 'zod'

/** A picture: its renditions, and what a client needs to lay it out before it loads. */
export const Picture = z.object({
  /** The widest rendition's size in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** A blurred preview as a `data:` URL of a few hundred bytes. */
  preview: z.string(),
  /** Narrowest first. */
  sources: z.array(z.object({ width: z.int().positive(), url: z.string() })),
  animated: z.boolean(),
  /** A description of what it shows; may be empty. */
  alt: z.string(),
})
export type Picture = z.infer<typeof Picture>
