import type { SuggestionReason } from '@commons/contract/people/people.ts'
import { Plural, Trans } from '@lingui/react/macro'

function Known({ names: [first, second], count }: { names: readonly string[]; count: number }) {
  const others = count - 2
  if (second === undefined) return <Trans>Followed by {first}</Trans>
  if (others <= 0)
    return (
      <Trans>
        Followed by {first} and {second}
      </Trans>
    )
  return (
    <Plural
      value={others}
      one={`Followed by ${first}, ${second} and # other person you follow`}
      other={`Followed by ${first}, ${second} and # other people you follow`}
    />
  )
}

interface SuggestedReasonProps {
  reason: SuggestionReason
  /** The number of the viewer's followings who follow this member. */
  known: number
}

/** Says why a member is suggested: an invitation, shared followings, tags, popularity or being new. */
export function SuggestedReason({ reason: { kind, names, tags }, known }: SuggestedReasonProps) {
  const [first, second] = tags
  return (
    <>
      {kind === 'invited' && (
        <p>
          <Trans>You joined by their invitation</Trans>
        </p>
      )}
      {names.length > 0 && (
        <p>
          <Known names={names} count={known} />
        </p>
      )}
      {first !== undefined && (
        <p>
          {second === undefined ? (
            <Trans>Posts with #{first}</Trans>
          ) : (
            <Trans>
              Posts with #{first} and #{second}
            </Trans>
          )}
        </p>
      )}
      {kind === 'popular' && (
        <p>
          <Trans>Followed by many people</Trans>
        </p>
      )}
      {kind === 'new' && (
        <p>
          <Trans>New on Commons</Trans>
        </p>
      )}
    </>
  )
}
