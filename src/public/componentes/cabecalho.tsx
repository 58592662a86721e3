import { ROTAS, ROTAS_DO_APP } from '../rotas.ts';
import { IconeMenu, IconeTemaClaro, IconeTemaDoAparelho, IconeTemaEscuro } from './icones.tsx';
import { Simbolo } from './marca.tsx';

const NAVEGACAO = [
  { rotulo: 'Central de ajuda', endereco: ROTAS.ajuda },
  { rotulo: 'Blog', endereco: ROTAS.blog },
  { rotulo: 'Sobre', endereco: ROTAS.sobre },
] as const;

/** Header of the public pages. The small-screen menu is a `<details>`: it needs no script. */
export function Cabecalho({ atual }: { atual: string }) {
  return (
    <header className="cabecalho">
      <div className="recipiente">
        <a className="marca" href={ROTAS.inicio}>
          <Simbolo tamanho={28} />
          Pleno
        </a>
        <nav className="navegacao" aria-label="Principal">
          <Ligacoes atual={atual} />
        </nav>
        <button
          className="trocar-tema"
          type="button"
          data-trocar-tema="system"
          aria-label="Trocar tema"
        >
          <IconeTemaDoAparelho />
          <IconeTemaClaro />
          <IconeTemaEscuro />
        </button>
        <a className="entrar" href={ROTAS_DO_APP.entrar}>
          Entrar
        </a>
        <a className="botao" href={ROTAS_DO_APP.criarConta}>
          Criar conta
        </a>
        <details className="menu" data-menu="">
          <summary aria-label="Menu">
            <IconeMenu />
          </summary>
          <nav aria-label="Menu">
            <Ligacoes atual={atual} />
            <a href={ROTAS_DO_APP.entrar}>Entrar</a>
            <a className="botao" href={ROTAS_DO_APP.criarConta}>
              Criar conta
            </a>
          </nav>
        </details>
      </div>
    </header>
  );
}

function Ligacoes({ atual }: { atual: string }) {
  return NAVEGACAO.map(({ rotulo, endereco }) => (
    <a
      key={endereco}
      href={endereco}
      aria-current={
        atual === endereco ? 'page' : atual.startsWith(`${endereco}/`) ? 'true' : undefined
      }
    >
      {rotulo}
    </a>
  ));
}
