const SIDE = 512;

/** The middle of a picture file as a small square JPEG in base64; undefined where it is no picture. */
export async function cutSquare(file: File): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const side = Math.min(bitmap.width, bitmap.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(side, SIDE);
    canvas.height = canvas.width;
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    const left = (bitmap.width - side) / 2;
    const top = (bitmap.height - side) / 2;
    // What is transparent would be black in a JPEG.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
    // The part after the comma of "data:image/jpeg;base64,…".
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1];
  } catch {
    return undefined;
  }
}
