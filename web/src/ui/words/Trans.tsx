import { Trans as Text } from '@lingui/react'
import type { ComponentProps } from 'react'

type TransProps = ComponentProps<typeof Text>

/**
 * Renders a text of the catalogues; the macro's `<Trans>` compiles to this. Lingui looks for a text's
 * elements after inserting the values, so a member called `<0>` would replace an element, and one called `\u003c0>` too:
 * it decodes escapes first. A value with `<` or a backslash is therefore passed as an element, which stays as it is.
 */
export function Trans({ values, ...props }: TransProps) {
  const safe =
    values &&
    Object.fromEntries(
      Object.entries(values).map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'string' && /[<\\]/.test(value) ? <>{value}</> : value,
      ]),
    )
  return <Text {...props} {...(safe && { values: safe })} />
}
