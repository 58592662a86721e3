import type { Captura } from '../pagina.ts';

interface Props {
  captura: Captura;
  /** What the screen shows, for who does not see it. */
  descricao: string;
  /** Above the fold: fetched at once instead of when it comes near. */
  imediata?: boolean;
  /** A phone screen, shown narrow. */
  telefone?: boolean;
  /** Always the night version, for sections that are night in any theme. */
  noite?: boolean;
}

/**
 * A screenshot of the app in the reader's theme. The media query follows the device; the page
 * script rewrites it when the reader chose a theme.
 */
export function CapturaDeTela({ captura, descricao, imediata, telefone, noite }: Props) {
  return (
    <figure className={telefone ? 'captura captura-telefone' : 'captura'}>
      <picture>
        {!noite && (
          <source
            srcSet={captura.escuro}
            media="(prefers-color-scheme: dark)"
            data-escuro=""
            width={captura.largura}
            height={captura.altura}
          />
        )}
        <img
          src={noite ? captura.escuro : captura.claro}
          alt={descricao}
          width={captura.largura}
          height={captura.altura}
          loading={imediata ? 'eager' : 'lazy'}
          fetchPriority={imediata ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </figure>
  );
}
