import { nsfwReasons } from '@commons/contract/shared/nsfw.ts'
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reasonsIn, useReasonLabels } from './nsfw-reasons.ts'

test('every reason of the contract has its name, in the same order', () => {
  const { result } = renderHook(useReasonLabels, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  })
  expect(Object.keys(result.current)).toEqual(nsfwReasons)
  expect(reasonsIn(nsfwReasons.toReversed().join(','))).toEqual(nsfwReasons)
})

test('what is no reason is not listed', () => {
  expect(reasonsIn('toString, Other ,,nudity')).toEqual(['Other'])
})
