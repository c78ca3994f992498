/** What a new freelance project can be about. */
export const offeredKinds = ['post', 'video', 'project', 'group'] as const

/** A new freelance project that begins at something of others. The form reads it from its address. */
export interface JobOffer {
  readonly about: (typeof offeredKinds)[number]
  readonly id: number
  /** Whose it is, and who is invited; nobody for a group, whose members are told. */
  readonly to?: number | undefined
  /** Of what it is about, or of its author, for the title. */
  readonly name: string
}
