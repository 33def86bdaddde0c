/** Draws every icon; returns their bytes by the names of their files. */
export function drawIcons(): Promise<Map<string, Buffer>>
