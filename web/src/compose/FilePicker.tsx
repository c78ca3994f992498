import { useRef, type ReactNode, type Ref } from 'react'
import toolClasses from './Tool.module.css'

interface FilePickerProps {
  /** The file types and extensions that the system's dialog offers. */
  accept: string
  disabled: boolean
  onPick: (file: File) => void
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
          // Lets the same file be chosen again after it was removed.
          event.currentTarget.value = ''
          if (file) onPick(file)
        }}
      />
    </>
  )
}
