import { Trans as Text } from '@lingui/react'
import type { ComponentProps } from 'react'

type TransProps = ComponentProps<typeof Text>

/**
 * A text of the catalogues; what `<Trans>` of the macro becomes. Lingui looks for the elements of a text after
 * it has put the values in, so that a member called `<0>` would take the place of one: what looks like an
 * element is handed over as one, which stays as it is.
 */
export function Trans({ values, ...props }: TransProps) {
  const safe =
    values &&
    Object.fromEntries(
      Object.entries(values).map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
      ]),
    )
  return <Text {...props} {...(safe && { values: safe })} />
}
