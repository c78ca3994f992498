import { longestSearch } from '@commons/contract/shared/search.ts'
import { beginningOf, unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState, type FormEvent } from 'react'
import { paths } from '../../../paths.ts'
import classes from './GroupPage.module.css'

/** Which posts of a group its address asks for. */
export interface Sought {
  readonly q?: string | undefined
  readonly tag?: string | undefined
  readonly topic?: string | undefined
}

/** Shows these posts of a group; Back leads to those shown before. */
export function useSeek(groupId: number) {
  const navigate = useNavigate()
  return (sought: Sought) =>
    void navigate({
      to: paths.group(groupId),
      // An invitation that was opened stays in the address.
      search: (before: object) => ({
        ...before,
        q: undefined,
        tag: undefined,
        topic: undefined,
        ...sought,
        tab: 'posts',
      }),
      resetScroll: false,
    })
}

interface PostSearchProps {
  groupId: number
  /** From the URL. */
  sought: Sought
}

/** Finds posts of a group, by words or by a tag. */
export function PostSearch({ groupId, sought: { q, tag } }: PostSearchProps) {
  const { t } = useLingui()
  const seek = useSeek(groupId)
  const asked = tag ? `#${tag}` : (q ?? '')
  const [typed, setTyped] = useState(asked)
  // Back and Forward change what is asked for, too.
  useEffect(() => setTyped(asked), [asked])
  const wanted = typed.trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (wanted === asked) return
    const [, name] = /^#([^\s#]+)$/.exec(wanted) ?? []
    const named = name?.replaceAll('_', '')
    seek(named ? { tag: named } : { q: wanted || undefined })
  }
  return (
    <form className={classes.tags} role="search" aria-label={t`Posts in this group`} onSubmit={submit}>
      <TextInput
        type="search"
        aria-label={t`Search posts or a #tag`}
        placeholder={t`Search posts or a #tag`}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        enterKeyHint="search"
        maxLength={unitsFor(longestSearch)}
        value={typed}
        onChange={(event) => setTyped(beginningOf(event.currentTarget.value, longestSearch))}
      />
      {asked !== '' && wanted === asked ? (
        <Button variant="default" onClick={() => seek({})}>
          <Trans>All posts</Trans>
        </Button>
      ) : (
        <Button type="submit" variant="default" disabled={wanted === asked}>
          <Trans>Search</Trans>
        </Button>
      )}
    </form>
  )
}
