import { lerOperador } from '@/public/operador.ts';
import type { Recursos } from '@/public/pagina.ts';
import { renderizar } from '@/public/renderizar.tsx';

/** An installation that set everything, and one that set nothing. */
export const COMPLETO = lerOperador({
  VITE_SITE_URL: 'https://pleno.exemplo.br/',
  VITE_OPERADOR_NOME: 'Saúde Exemplo Ltda',
  VITE_OPERADOR_CNPJ: '11222333000181',
  VITE_OPERADOR_ENCARREGADO: 'Ana Exemplo',
  VITE_CONTATO_EMAIL: 'contato@pleno.exemplo.br',
});
export const VAZIO = lerOperador({});

const NOMES_DAS_CAPTURAS = [
  'prontuario',
  'agenda',
  'evolucao',
  'gestao',
  'paciente',
  'plantonista',
];

export function recursos(operador = COMPLETO): Recursos {
  const captura = { claro: '/c.webp', escuro: '/e.webp', largura: 1440, altura: 900 };
  return {
    estilo: '/estilo.css',
    fonte: '/fonte.woff2',
    pagina: '/pagina.js',
    ajuda: '/ajuda.js',
    capturas: Object.fromEntries(NOMES_DAS_CAPTURAS.map((nome) => [nome, captura])),
    operador,
  };
}

/** A public page, parsed; without its style sheet, which the parser would try to fetch. */
export function abrir(caminho: string, operador = COMPLETO): Document {
  const html = renderizar(caminho, recursos(operador));
  if (html === null) throw new Error(`${caminho} is not a public page`);
  const semEstilo = html.replace(/<link rel="stylesheet"[^>]*>/, '');
  return new DOMParser().parseFromString(semEstilo, 'text/html');
}
