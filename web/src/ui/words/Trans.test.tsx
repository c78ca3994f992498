import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

function Answer({ name }: { name: string }) {
  return (
    <I18nProvider i18n={i18n}>
      <Trans>
        Answer to <b>{name}</b> of today
      </Trans>
    </I18nProvider>
  )
}

test.each([
  'Ada',
  '<0>Ada</0>',
  '</0><0>Ada',
  '<0/>',
  '<template>x</template>',
  '<1/> & <b>',
  '{name}',
  '<',
  '\\u003cscript\\u003ex\\u003c/script\\u003e',
  '\\x3c0/\\x3e',
])('a name like %s is text, and no element of the text around it', (name) => {
  const { container } = render(<Answer name={name} />)
  expect(container.textContent).toBe(`Answer to ${name} of today`)
  expect(container.querySelectorAll('b')).toHaveLength(1)
  expect(container.querySelector('b')?.textContent).toBe(name)
})

test.each(['أحمد', 'נועה', 'ژاله'])('a name like %s turns nothing around it', (name) => {
  const { container } = render(<Answer name={name} />)
  expect(container.querySelector('b bdi')?.textContent).toBe(name)
})
