import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { quorumOf, type SurveyDraft } from './survey-draft.ts'

/** What is chosen beside the question, in a line. */
export function SettingsSummary({ of }: { of: SurveyDraft }) {
  const { audience, results, isSecret, isChangeable } = of
  const quorum = quorumOf(of)
  const parts: ReadonlyArray<ReactNode> = [
    audience === 'everybody' ? (
      <Trans context="audience of a survey">Everyone</Trans>
    ) : audience === 'followers' ? (
      <Trans context="audience of a survey">My followers</Trans>
    ) : (
      <Trans context="audience of a survey">One of my groups</Trans>
    ),
    isSecret ? <Trans>secret ballot</Trans> : <Trans>open ballot</Trans>,
    results === 'always' ? (
      <Trans>results show right away</Trans>
    ) : results === 'voted' ? (
      <Trans>results show after voting</Trans>
    ) : (
      <Trans>results show after closing</Trans>
    ),
    isChangeable && <Trans>votes can change</Trans>,
    quorum !== undefined && <Trans>quorum {quorum}</Trans>,
  ].filter(Boolean)
  return parts.map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part is its place
    <Fragment key={place}>
      {place > 0 && ' · '}
      {part}
    </Fragment>
  ))
}
