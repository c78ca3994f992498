import { Trans, useLingui } from '@lingui/react/macro'
import { IconLock, IconPhoto, IconVideo } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { MarkedText } from '../../../search/MarkedText.tsx'
import { ResultRow } from '../../../search/ResultRow.tsx'
import type { Found, SearchKind } from '../../../search/search-kind.ts'
import { NsfwLine } from '../../../shown/NsfwLine.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { BotMark } from '../../../ui/words/BotMark.tsx'
import classes from './Found.module.css'

type FoundWords = Found<'post' | 'reel'>

/** Icons for what the excerpt does not tell. */
function Marks({ of: { file_type, post_type } }: { of: FoundWords }) {
  const { t } = useLingui()
  const File = file_type === 'video' ? IconVideo : IconPhoto
  return (
    <>
      {post_type === 'private' && (
        <IconLock size={16} className={classes.mark} role="img" aria-label={t`Private`} />
      )}
      {file_type && (
        <File
          size={16}
          className={classes.mark}
          role="img"
          aria-label={file_type === 'video' ? t`Video` : t`Picture`}
        />
      )}
    </>
  )
}

function Excerpt({ of, words }: { of: FoundWords; words: readonly string[] }) {
  const isOwn = useSession()?.id === of.user_id
  const text = <MarkedText text={of.excerpt} words={words} />
  return of.nsfw === '' || isOwn ? (
    text
  ) : (
    <NsfwLine reasons={of.nsfw}>
      <bdi>{text}</bdi>
    </NsfwLine>
  )
}

interface WordsRowProps {
  result: FoundWords
  words: readonly string[]
  mark?: ReactNode
}

/** A post or reel found by its words, with its author and time. */
export function WordsRow({ result, words, mark }: WordsRowProps) {
  const { full_name, profile_pic, created_at } = result
  return (
    <ResultRow
      face={<MemberAvatar name={full_name} src={profile_pic} size={40} />}
      name={<bdi>{full_name}</bdi>}
      beside={
        <>
          <BotMark of={result} /> <RelativeTime at={created_at} /> <Marks of={result} /> {mark}
        </>
      }
    >
      <Excerpt of={result} words={words} />
    </ResultRow>
  )
}

function PostRow({ result, words }: { result: Found<'post'>; words: readonly string[] }) {
  const { place, count } = result.thread ?? {}
  return (
    <WordsRow
      result={result}
      words={words}
      mark={
        result.thread && (
          <span>
            <Trans>
              {place}/{count} of a thread
            </Trans>
          </span>
        )
      }
    />
  )
}

/** How posts are shown in search results. */
export const foundPost: SearchKind<'post'> = {
  rank: 50,
  title: <Trans>Posts</Trans>,
  to: ({ user_id, id }) => paths.timeline(user_id, id),
  Row: PostRow,
}
