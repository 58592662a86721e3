import { encode } from 'uqr';
import classes from './Qr.module.css';

interface Props {
  texto: string;
  /** What it is of, for who does not see it. */
  titulo: string;
}

/** A QR code, dark on white whatever the theme: readers ask for that. */
export function Qr({ texto, titulo }: Props) {
  const { data, size } = encode(texto, { ecc: 'M', border: 2 });
  const caminho = data
    .flatMap((linha, y) => linha.map((escuro, x) => (escuro ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={classes.qr} role="img">
      <title>{titulo}</title>
      <path d={caminho} />
    </svg>
  );
}
