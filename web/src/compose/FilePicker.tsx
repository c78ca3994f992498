import { useRef, type ReactNode, type Ref } from 'react'
import toolClasses from './Tool.module.css'

/** One file is picked, or any number at once. */
type Picks =
  | { onPick: (file: File) => void; onPickAll?: never }
  | { onPick?: never; onPickAll: (files: readonly File[]) => void }

type FilePickerProps = Picks & {
  /** The file types and extensions that the system's dialog offers. */
  accept: string
  disabled: boolean
  buttonRef?: Ref<HTMLButtonElement>
  /** The button's name, if it shows only an icon. */
  label?: string
  /** Id of the text that describes it. */
  describedBy?: string
  children: ReactNode
}

/** A button that opens the system's file dialog. */
export function FilePicker({
  accept,
  disabled,
  onPick,
  onPickAll,
  buttonRef,
  label,
  describedBy,
  children,
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={toolClasses.tool}
        aria-label={label}
        aria-describedby={describedBy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={onPickAll !== undefined}
        hidden
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          const [file] = files
          // Lets the same file be chosen again after it was removed.
          event.currentTarget.value = ''
          if (file) onPick?.(file)
          if (file) onPickAll?.(files)
        }}
      />
    </>
  )
}
