import { mostTags } from '@commons/contract/shared/text/tags.ts'
import type { Hashtag } from '@commons/contract/posts/tags.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, type RefObject } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { Chip } from '../composer/ComposerChips.tsx'
import classes from './TagDialog.module.css'
import { hasTag } from './tag-text.ts'
import { TagUses } from './TagUses.tsx'
import { TagsToChoose } from './TagsToChoose.tsx'
import { useTagField } from './use-tag-field.ts'

interface TagChoiceProps {
  tags: readonly string[]
  onTags: (tags: readonly string[]) => void
  /** The group in which the post is written. */
  group?: number | undefined
  /** Receives a function that adds the tag typed but not entered. */
  addTyped?: RefObject<(() => void) | undefined>
}

function Uses({ tag }: { tag: Hashtag }) {
  // A tag of this group only: posts of closed groups are not counted.
  if (tag.post_count + tag.reel_count + tag.video_count === 0) return null
  return (
    <span className={classes.posts}>
      <TagUses of={tag} />
    </span>
  )
}

/** A field for tags with matching suggestions. Below it are the member's own tags and trending ones. */
export function TagChoice({ tags, onTags, group, addTyped }: TagChoiceProps) {
  const { t } = useLingui()
  const id = useId()
  const inGroup = group === undefined ? {} : { group_id: group }
  const field = useTagField(tags, onTags, inGroup)
  const { typed, found, active, chosen } = field
  useEffect(() => {
    if (addTyped) addTyped.current = typed === '' ? undefined : () => field.add(typed)
  })
  const groups = useRead('select_hashtag', inGroup, { enabled: group !== undefined })
  const own = useRead('select_hashtag', {})
  const trending = useRead('sujjested_hashtag', {})
  const optionId = (index: number) => `${id}.${index}`
  const toggle = (tag: string) => (hasTag(tags, tag) ? field.remove(tag) : field.add(tag))
  const count = tags.length

  return (
    <div className={classes.choice}>
      <label htmlFor={id} className={classes.label}>
        <Trans>Add tags</Trans>
        <span className={classes.of} aria-hidden="true">
          {count} / {mostTags}
        </span>
      </label>
      <div className={classes.box}>
        {count > 0 && (
          <ul className={classes.chips} aria-label={t`Tags of your post`}>
            {tags.map((tag) => (
              <Chip
                key={tag}
                text={`#${tag}`}
                label={t`Remove the tag ${tag}`}
                onRemove={() => field.remove(tag)}
              />
            ))}
          </ul>
        )}
        <input
          dir="auto"
          id={id}
          role="combobox"
          className={classes.input}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? `${id}.list` : undefined}
          aria-activedescendant={chosen ? optionId(active) : undefined}
          aria-describedby={`${id}.hint`}
          data-autofocus
          data-mantine-stop-propagation={typed !== '' || undefined}
          onChange={(event) => field.type(event.currentTarget.value)}
          onKeyDown={field.onKeyDown}
        />
      </div>
      <p id={`${id}.hint`} className={classes.hint} data-full={field.isFull || undefined}>
        {field.isFull ? (
          <Trans>A post can have up to {mostTags} tags. Remove one to add another.</Trans>
        ) : (
          <Trans>Press Enter to add a tag. Spaces, # and _ are left out.</Trans>
        )}
      </p>
      <VisuallyHidden>
        <span role="status">
          {field.isFull && <Trans>A post can have up to {mostTags} tags. Remove one to add another.</Trans>}
          {found.length > 0 && <Plural value={found.length} one="# tag found" other="# tags found" />}
        </span>
      </VisuallyHidden>
      {found.length > 0 && (
        <div id={`${id}.list`} role="listbox" aria-label={t`Tags found`} className={classes.found}>
          {found.map((tag, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys come from the field
            <div
              key={tag.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={classes.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => field.add(tag.hashtag)}
            >
              <span dir="auto" className={classes.name}>
                #{tag.hashtag}
              </span>
              <Uses tag={tag} />
            </div>
          ))}
        </div>
      )}
      {typed === '' && (
        <>
          {group !== undefined && (
            <TagsToChoose
              title={t`Tags of this group`}
              read={groups}
              tags={groups.data?.hashtags}
              chosen={tags}
              onToggle={toggle}
            />
          )}
          <TagsToChoose
            title={t`Your tags`}
            read={own}
            tags={own.data?.hashtags}
            chosen={tags}
            onToggle={toggle}
          />
          <TagsToChoose
            title={t`Trending`}
            read={trending}
            tags={trending.data?.recdata}
            chosen={tags}
            onToggle={toggle}
          />
        </>
      )}
    </div>
  )
}
