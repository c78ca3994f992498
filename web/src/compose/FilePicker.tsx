import { useRef, type ReactNode, type Ref } from 'react'
import toolClasses from './Tool.module.css'

interface FilePickerProps {
  /** What the system's dialog offers, as endings. */
  accept: string
  disabled: boolean
  onPick: (file: File) => void
  buttonRef?: Ref<HTMLButtonElement>
  /** Its name, where it is an icon alone. */
  label?: string
  /** Id of what is said of it beside. */
  describedBy?: string
  children: ReactNode
}

/** A button that lets a file be chosen. */
export function FilePicker({
  accept,
  disabled,
  onPick,
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
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // The same file can be chosen again after it was removed.
          event.currentTarget.value = ''
          if (file) onPick(file)
        }}
      />
    </>
  )
}
