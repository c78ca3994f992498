import { createContext } from 'react'

/** The posts around a picture, in order: the arrows of the viewer move along them. */
export const PictureList = createContext<readonly number[]>([])
