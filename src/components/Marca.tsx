import { PAGINAS_PUBLICAS } from '@/config/paths.ts';
import { SIMBOLO } from '@/theme/simbolo.ts';
import classes from './Marca.module.css';

/** The product's mark, a P whose bowl is full, and its name. */
export function Marca({ semNome = false }: { semNome?: boolean }) {
  const { lado, raio, haste, bojo } = SIMBOLO;
  return (
    <span className={classes.marca}>
      <svg viewBox={`0 0 ${lado} ${lado}`} className={classes.simbolo} aria-hidden="true">
        <rect width={lado} height={lado} rx={raio} className={classes.fundo} />
        <rect {...haste} className={classes.traco} />
        <path d={bojo} className={classes.traco} />
      </svg>
      {!semNome && <span>Pleno</span>}
    </span>
  );
}

/** The same, leading to the first page. */
export function MarcaParaOInicio() {
  return (
    <a href={PAGINAS_PUBLICAS.inicio} className={classes.inicio} aria-label="Pleno, página inicial">
      <Marca />
    </a>
  );
}
