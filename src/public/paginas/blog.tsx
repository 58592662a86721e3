import { type ArtigoDoBlog, AUTOR, mesPorExtenso } from '../blog/artigo.ts';
import { ARTIGOS_DO_BLOG } from '../blog/artigos.ts';
import { AberturaDaPagina } from '../componentes/abertura.tsx';
import type { Pagina } from '../pagina.ts';
import { artigoDoBlog, ROTAS } from '../rotas.ts';

export const blog: Pagina = {
  caminho: ROTAS.blog,
  titulo: 'Blog',
  descricao: 'Textos curtos sobre prontuário, sigilo e a escrita clínica, por quem faz o Pleno.',
  corpo: () => (
    <div className="recipiente leitura">
      <AberturaDaPagina titulo="Blog">
        <p>Textos curtos sobre prontuário, sigilo e a escrita clínica.</p>
      </AberturaDaPagina>
      <ul className="artigos">
        {ARTIGOS_DO_BLOG.map((artigo) => (
          <li key={artigo.id}>
            <h2>
              <a href={artigoDoBlog(artigo.id)}>{artigo.titulo}</a>
            </h2>
            <p>{artigo.resumo}</p>
            <Assinatura artigo={artigo} />
          </li>
        ))}
      </ul>
    </div>
  ),
};

/** One page an article. */
export const paginasDoBlog: readonly Pagina[] = ARTIGOS_DO_BLOG.map((artigo) => ({
  caminho: artigoDoBlog(artigo.id),
  titulo: artigo.titulo,
  descricao: artigo.resumo,
  dados: () => ({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: artigo.titulo,
    description: artigo.resumo,
    inLanguage: 'pt-BR',
    datePublished: artigo.mes,
    author: { '@type': 'Organization', name: AUTOR },
  }),
  corpo: () => (
    <article className="recipiente leitura">
      <AberturaDaPagina titulo={artigo.titulo}>
        <p>{artigo.resumo}</p>
        <Assinatura artigo={artigo} />
      </AberturaDaPagina>
      <div className="prosa">
        {artigo.corpo}
        <p className="volta">
          <a href={ROTAS.blog}>Todos os textos</a>
        </p>
      </div>
    </article>
  ),
}));

function Assinatura({ artigo }: { artigo: ArtigoDoBlog }) {
  return (
    <p className="para-quem">
      {AUTOR}, <time dateTime={artigo.mes}>{mesPorExtenso(artigo.mes)}</time>
    </p>
  );
}
