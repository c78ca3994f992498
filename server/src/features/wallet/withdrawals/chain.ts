/** What is known of a withdrawal that was let go. */
export type Sending =
  | { readonly state: 'sent' | 'confirmed'; readonly hash: string }
  /** `failed`: it was never sent. `dropped`: another transaction took its place, and is final. */
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'dropped'; readonly reason: string }
