import { Trans, useLingui } from '@lingui/react/macro'
import {
  EmojiPicker as Picker,
  type EmojiPickerListCategoryHeaderProps,
  type EmojiPickerListEmojiProps,
  type EmojiPickerListRowProps,
  type SkinTone,
} from 'frimousse'
import { useState } from 'react'
import { Floating } from '../../ui/dialog/Floating.tsx'
import { loadEmoji } from './emoji-data.ts'
import classes from './EmojiPicker.module.css'

// Remembered while the page is open.
let chosenTone: SkinTone = 'none'

const hasKeyboard = () => !window.matchMedia('(pointer: coarse)').matches

interface EmojiPickerProps {
  anchor: HTMLElement
  onPick: (emoji: string) => void
  onClose: () => void
}

// The library counts from 0, ARIA from 1.
const fromOne = (index: number | undefined) => (index === undefined ? undefined : index + 1)

const parts = {
  CategoryHeader: ({ category, ...props }: EmojiPickerListCategoryHeaderProps) => (
    <div className={classes.group} {...props}>
      {category.label}
    </div>
  ),
  Row: ({ children, ...props }: EmojiPickerListRowProps) => (
    <div className={classes.row} {...props} aria-rowindex={fromOne(props['aria-rowindex'])}>
      {children}
    </div>
  ),
  Emoji: ({ emoji, ...props }: EmojiPickerListEmojiProps) => (
    <button
      type="button"
      className={classes.emoji}
      {...props}
      role="gridcell"
      aria-colindex={fromOne(props['aria-colindex'])}
    >
      {emoji.emoji}
    </button>
  ),
}

/** All emoji, searchable by their names in the page's language: arrows move, Enter chooses, Esc closes. */
export default function EmojiPicker({ anchor, onPick, onClose }: EmojiPickerProps) {
  const { t, i18n } = useLingui()
  const [tone, setTone] = useState(chosenTone)
  return (
    <Floating
      anchor={anchor}
      onClose={onClose}
      role="dialog"
      aria-label={t`Emoji`}
      className={classes.box ?? ''}
    >
      <Picker.Root
        className={classes.picker}
        locale={i18n.locale}
        columns={8}
        skinTone={tone}
        resolveEmojiData={loadEmoji}
        onEmojiSelect={({ emoji }) => onPick(emoji)}
      >
        <div className={classes.head}>
          <Picker.Search
            className={classes.search}
            aria-label={t`Search emoji`}
            placeholder={t`Search emoji`}
            // On touch devices a keyboard would cover the list.
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- members who open it by keyboard continue there
            autoFocus={hasKeyboard()}
          />
          <Picker.SkinTone emoji="✋">
            {({ skinTone, setSkinTone, skinToneVariations }) => (
              <button
                type="button"
                className={classes.tone}
                aria-label={t`Change the skin colour`}
                onClick={() => {
                  const at = skinToneVariations.findIndex((each) => each.skinTone === skinTone)
                  const next = skinToneVariations[(at + 1) % skinToneVariations.length]
                  if (!next) return
                  chosenTone = next.skinTone
                  setTone(next.skinTone)
                  setSkinTone(next.skinTone)
                }}
              >
                {skinToneVariations.find((each) => each.skinTone === skinTone)?.emoji}
              </button>
            )}
          </Picker.SkinTone>
        </div>
        <Picker.Viewport className={classes.viewport} tabIndex={0}>
          <Picker.Empty>
            <p className={classes.none} role="status">
              <Trans>No emoji found. Try another word.</Trans>
            </p>
          </Picker.Empty>
          <Picker.List className={classes.list} components={parts} />
        </Picker.Viewport>
        {/* The list itself announces it to screen readers. */}
        <p className={classes.active} aria-hidden="true">
          <Picker.ActiveEmoji>{({ emoji }) => emoji?.label}</Picker.ActiveEmoji>
        </p>
      </Picker.Root>
    </Floating>
  )
}
