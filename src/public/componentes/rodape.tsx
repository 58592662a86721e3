import type { Operador } from '../operador.ts';
import { ROTAS, ROTAS_DO_APP } from '../rotas.ts';
import { Simbolo } from './marca.tsx';

const COLUNAS = [
  {
    titulo: 'Produto',
    ligacoes: [
      { rotulo: 'Início', endereco: ROTAS.inicio },
      { rotulo: 'Entrar', endereco: ROTAS_DO_APP.entrar },
      { rotulo: 'Criar conta', endereco: ROTAS_DO_APP.criarConta },
    ],
  },
  {
    titulo: 'Ajuda e leitura',
    ligacoes: [
      { rotulo: 'Central de ajuda', endereco: ROTAS.ajuda },
      { rotulo: 'Blog', endereco: ROTAS.blog },
    ],
  },
  {
    titulo: 'Pleno',
    ligacoes: [
      { rotulo: 'Sobre', endereco: ROTAS.sobre },
      { rotulo: 'Carreira', endereco: ROTAS.carreira },
    ],
  },
  {
    titulo: 'Regras',
    ligacoes: [
      { rotulo: 'Política de privacidade', endereco: ROTAS.privacidade },
      { rotulo: 'Termos de uso', endereco: ROTAS.termos },
    ],
  },
] as const;

export function Rodape({ operador }: { operador: Operador }) {
  return (
    <footer className="rodape">
      <div className="recipiente">
        <nav className="rodape-colunas" aria-label="Rodapé">
          {COLUNAS.map((coluna) => (
            <div key={coluna.titulo}>
              <h2>{coluna.titulo}</h2>
              <ul>
                {coluna.ligacoes.map(({ rotulo, endereco }) => (
                  <li key={endereco}>
                    <a href={endereco}>{rotulo}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className="suave assinatura">
          <Simbolo tamanho={20} />
          <span>
            Pleno é software de código aberto, sob licença MIT.
            {operador.razaoSocial && ` Esta instalação é operada por ${operador.razaoSocial}.`}
          </span>
        </p>
      </div>
    </footer>
  );
}
