import type { MantineColorsTuple } from '@mantine/core'

/** The palette, made in OKLCH, lightest first; `dark` runs from text to ground. */
export const palette = {
  petrol: ['#eef9fb', '#d7f1f4', '#b3e3e9', '#85cfd8', '#52b7c2', '#199eaa', '#00838d', '#006972', '#015259', '#003c42'],
  apricot: ['#fef5ed', '#ffe6d0', '#fcd0a5', '#f2b272', '#e19237', '#c67702', '#a46100', '#844d00', '#683c00', '#4d2b00'],
  rose: ['#fff4f5', '#ffe3e6', '#fecacf', '#faa6b0', '#f47a8d', '#e5506e', '#ca2a54', '#a71841', '#831332', '#5f1225'],
  leaf: ['#f0faf2', '#dbf2e0', '#bae6c4', '#8fd4a1', '#64bc7f', '#44a264', '#2f874e', '#226d3d', '#1c5430', '#163d23'],
  iris: ['#f6f6ff', '#e9e9ff', '#d5d5fd', '#bbbaf6', '#9e9bee', '#847ce2', '#6c5fce', '#5748b1', '#43368e', '#31266b'],
  gray: ['#f8fbfb', '#eff3f5', '#e1e8ea', '#cdd6d9', '#a3adb0', '#7d888c', '#5e696d', '#465256', '#303b3f', '#1d272a'],
  dark: ['#ecf1f3', '#ccd2d5', '#a4acaf', '#798285', '#4c5659', '#394346', '#2a3337', '#1d2629', '#141d1f', '#0b1215'],
} as const satisfies Record<string, MantineColorsTuple>
