import { useEffect, useState } from 'react';
import { refusalOf } from '../../lib/picture-file.ts';
import { wholeOf, type Crop } from './crop.ts';
import { openPicture, type OpenPicture } from './open-picture.ts';

interface Chosen {
  picture: OpenPicture;
  crop: Crop;
}

/** Reads the selected file or says why it can't. The previous picture is kept until a new one could be read. */
export function usePictureFile() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);

  const address = chosen?.picture.address;
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address);
  }, [address]);

  async function choose(file: File | undefined): Promise<void> {
    if (!file || isReading) return;
    const refusal = refusalOf(file, 'picture');
    setProblem(refusal ?? null);
    if (refusal) return;
    setReading(true);
    const picture = await openPicture(file);
    setReading(false);
    if (picture) setChosen({ picture, crop: wholeOf(picture) });
    else setProblem(`${file.name} is damaged or isn’t a picture this browser can read.`);
  }

  return {
    chosen,
    problem,
    isReading,
    choose,
    setProblem,
    setCrop: (crop: Crop) => setChosen((now) => now && { ...now, crop }),
  };
}
