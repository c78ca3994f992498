/** A box to tick, with its styles, which come with it rather than with the first page. */
import { Checkbox as MantineCheckbox } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'

// As round as other controls it would look like a radio button.
export const Checkbox = MantineCheckbox.withProps({ radius: 6 })
