/** A checkbox whose styles load with it rather than with the first page. */
import { Checkbox as MantineCheckbox, type CheckboxProps } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'

export const Checkbox = (props: CheckboxProps) => (
  <MantineCheckbox
    // With the theme's larger radius it would look like a radio button.
    radius={6}
    // Mantine marks it for its own styles only.
    aria-invalid={props.error ? true : undefined}
    {...props}
  />
)
