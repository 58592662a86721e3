import { type ArtigoDeAjuda, type GrupoDeAjuda, publicoDoArtigo } from '../ajuda/artigo.ts';
import { GRUPOS_DE_AJUDA } from '../ajuda/grupos.ts';
import { AberturaDaPagina } from '../componentes/abertura.tsx';
import { Contato } from '../componentes/operador.tsx';
import type { Pagina } from '../pagina.ts';
import { ROTAS } from '../rotas.ts';

/** The help centre: every article in one page, so that it also works without search. */
export const ajuda: Pagina = {
  caminho: ROTAS.ajuda,
  titulo: 'Central de ajuda',
  descricao:
    'Como criar conta, convidar a equipe, cadastrar pacientes, escrever e corrigir evoluções e proteger o acesso no Pleno.',
  comBusca: true,
  corpo: ({ operador }) => (
    <div className="recipiente leitura">
      <AberturaDaPagina titulo="Central de ajuda">
        <Busca />
      </AberturaDaPagina>
      <div className="com-sumario">
        <nav className="sumario" aria-label="Assuntos">
          <ol>
            {GRUPOS_DE_AJUDA.map(({ id, titulo }) => (
              <li key={id}>
                <a href={`#${id}`}>{titulo}</a>
              </li>
            ))}
            <li>
              <a href="#contato">Contato</a>
            </li>
          </ol>
        </nav>
        <div>
          <p className="prosa" data-sem-resultado="" hidden>
            Nenhum artigo fala disso. Tente outra palavra, ou escreva pelo{' '}
            <a href="#contato">contato</a>.
          </p>
          {GRUPOS_DE_AJUDA.map((grupo) => (
            <Grupo key={grupo.id} grupo={grupo} />
          ))}
          <section className="contato prosa" aria-labelledby="contato">
            <h2 id="contato">Contato</h2>
            <Contato operador={operador} />
          </section>
        </div>
      </div>
    </div>
  ),
};

function Busca() {
  return (
    <form className="busca" action={ROTAS.ajuda}>
      <search>
        <label htmlFor="busca">O que você procura?</label>
        <input
          id="busca"
          name="q"
          type="search"
          placeholder="corrigir evolução, convite, senha…"
          autoComplete="off"
          data-busca=""
        />
      </search>
      <p role="status" data-resultado="" />
    </form>
  );
}

function Grupo({ grupo }: { grupo: GrupoDeAjuda }) {
  return (
    <section className="grupo" aria-labelledby={grupo.id} data-grupo="">
      <h2 id={grupo.id}>{grupo.titulo}</h2>
      {grupo.artigos.map((artigo) => (
        <Artigo key={artigo.id} artigo={artigo} />
      ))}
    </section>
  );
}

function Artigo({ artigo }: { artigo: ArtigoDeAjuda }) {
  return (
    <details className="artigo" id={artigo.id} data-artigo={artigo.palavras.join(' ')}>
      <summary>
        <h3>{artigo.titulo}</h3>
      </summary>
      <div className="prosa">
        <p className="para-quem">Para: {publicoDoArtigo(artigo)}</p>
        {artigo.corpo}
      </div>
    </details>
  );
}
