/** A checkbox whose styles load with it rather than with the first page. */
import { Checkbox as MantineCheckbox } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'

// With the theme's larger radius it would look like a radio button.
export const Checkbox = MantineCheckbox.withProps({ radius: 6 })
