import { createContext } from 'react'

/** The posts around a picture, in their order: the arrows of the viewer go along them. */
export const PictureList = createContext<readonly number[]>([])
