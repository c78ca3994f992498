/** Why a withdrawal fails by itself. */
export type FailureCause = 'refused_by_chain' | 'place_taken' | 'called_off' | 'reverted'

/** In the words of staff, or found by what sends. */
type Why = { readonly reason: string } | { readonly cause: FailureCause }

/** What is known of a withdrawal that was let go. */
export type Sending =
  | { readonly state: 'sent' | 'confirmed'; readonly hash: string }
  /** `failed`: it was never sent. `dropped`: another transaction took its place, and is final. */
  | ({ readonly state: 'failed' | 'dropped' } & Why)
