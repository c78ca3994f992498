import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type VariantColorsResolver,
} from '@mantine/core'
import { palette } from './palette.ts'

const soft = {
  background: 'var(--c-primary-soft)',
  hover: 'color-mix(in srgb, var(--c-primary-soft), var(--c-on-primary-soft) 12%)',
  color: 'var(--c-on-primary-soft)',
}

const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  // Mantine's autoContrast picks white on the light petrol of the dark scheme, at 2.35:1.
  if (input.variant === 'filled') return { ...colors, color: 'var(--c-on-primary)' }
  // Mantine's soft fills are darker in the dark scheme than the cards they are on.
  if (input.variant === 'light') return { ...colors, ...soft }
  if (input.variant === 'subtle') return { ...colors, hover: 'var(--c-hover)' }
  return colors
}

const font = 'Figtree, "Figtree Fallback", system-ui, sans-serif'

export const theme = createTheme({
  variantColorResolver,
  colors: { ...palette, red: palette.rose, green: palette.leaf },
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  respectReducedMotion: true,
  cursorType: 'pointer',
  fontFamily: font,
  headings: { fontFamily: font, fontWeight: '700' },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { xs: '1.385', sm: '1.43', md: '1.5', lg: '1.45', xl: '1.4' },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  defaultRadius: 'md',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  components: {
    Button: { defaultProps: { size: 'md' } },
    ModalRoot: { defaultProps: { zIndex: 'var(--layer-dialog)' } },
    // Below 16 px iOS zooms into the page on focus. What is typed is laid out as it will be shown.
    TextInput: { defaultProps: { size: 'md', dir: 'auto' } },
    Textarea: { defaultProps: { size: 'md', dir: 'auto' } },
    NativeSelect: { defaultProps: { size: 'md' } },
  },
})

const mapped = {
  '--mantine-color-body': 'var(--c-bg)',
  '--mantine-color-text': 'var(--c-text)',
  '--mantine-color-bright': 'var(--c-text)',
  '--mantine-color-dimmed': 'var(--c-text-3)',
  '--mantine-color-placeholder': 'var(--c-text-3)',
  '--mantine-color-default': 'var(--c-surface)',
  '--mantine-color-default-hover': 'var(--c-hover)',
  '--mantine-color-default-color': 'var(--c-text)',
  '--mantine-color-default-border': 'var(--c-border-strong)',
  '--mantine-color-disabled': 'var(--c-disabled)',
  '--mantine-color-disabled-color': 'var(--c-text-3)',
  '--mantine-color-anchor': 'var(--c-link)',
  '--mantine-color-error': 'var(--c-danger)',
}

/** Maps Mantine's own variables to ours (tokens.css). */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: mapped, dark: mapped })

/** The storage key of the chosen colour scheme; public/theme.js reads it before the first paint. */
export const schemeKey = 'commons.theme'
