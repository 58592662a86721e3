import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import {
  type EstadoDaVerificacao,
  REVISAO_CLINICA,
  type Referencia,
  type Verificacao,
} from '@domain/clinico/motor/fonte.ts';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatarDia } from '@/lib/format/datas.ts';
import classes from './Sobre.module.css';

/** Where a tool comes from and how far it can be trusted, each part one tap away. */
export function Sobre({ ferramenta: { fonte, versao } }: { ferramenta: Ferramenta }) {
  return (
    <section className="cartao linhas" aria-label="Sobre a ferramenta">
      <Parte titulo="Fórmula">
        <p className="leitura">{fonte.formula}</p>
      </Parte>
      <Parte titulo="Limites de uso">
        <Lista itens={fonte.limites} />
      </Parte>
      <Parte titulo="Fontes">
        <ul className={classes.lista}>
          {fonte.referencias.map((referencia) => (
            <li key={referencia.citacao}>
              <Citacao {...referencia} />
            </li>
          ))}
        </ul>
      </Parte>
      {fonte.divergencias && (
        <Parte titulo="Divergências entre fontes">
          <Lista itens={fonte.divergencias} />
        </Parte>
      )}
      {fonte.licenca && (
        <Parte titulo="Licença">
          <p className="leitura">{fonte.licenca}</p>
        </Parte>
      )}
      <Parte titulo="Verificação" estado={REVISAO_CLINICA}>
        <Verificacoes fonte={fonte} />
        <p className={classes.versao}>
          Versão {versao}, revista em {formatarDia(fonte.revisadoEm)}. Autoria: {fonte.autor}.
        </p>
      </Parte>
    </section>
  );
}

function Parte({
  titulo,
  estado,
  children,
}: {
  titulo: string;
  estado?: string;
  children: ReactNode;
}) {
  return (
    <details className={classes.parte}>
      <summary>
        {titulo}
        {estado && (
          <Text span ms={12} c="dimmed" fz="sm" fw={400}>
            {estado}
          </Text>
        )}
      </summary>
      <div className={classes.corpo}>{children}</div>
    </details>
  );
}

function Lista({ itens }: { itens: readonly string[] }) {
  return (
    <ul className={classes.lista}>
      {itens.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A reference, with the address where it can be read. */
function Citacao({ citacao, doi, url }: Referencia) {
  const endereco = doi ? `https://doi.org/${doi}` : url;
  return (
    <>
      {citacao}{' '}
      {endereco && (
        <Anchor href={endereco} target="_blank" rel="noreferrer">
          {doi ? `doi:${doi}` : 'Abrir o documento'}
        </Anchor>
      )}
    </>
  );
}

/** How each state of verification is written. */
export const ESTADO_DA_VERIFICACAO: Readonly<Record<EstadoDaVerificacao, string>> = {
  conferida: 'Conferida com o documento',
  corrigida: 'Corrigida pelo documento',
  parcial: 'Parcial',
  pendente: 'Pendente',
};

/** How far formula and bands were read against a document. */
function Verificacoes({
  fonte: { verificacao },
}: {
  fonte: { readonly verificacao: { readonly formula: Verificacao; readonly faixas: Verificacao } };
}) {
  return (
    <dl className={classes.verificacoes}>
      {(
        [
          ['Fórmula', verificacao.formula],
          ['Faixas', verificacao.faixas],
        ] as const
      ).map(([nome, { estado, documento, ressalva }]) => (
        <div key={nome}>
          <dt>{nome}</dt>
          <dd>
            <b>{ESTADO_DA_VERIFICACAO[estado]}</b>
            {documento && `. ${documento}`}
            {ressalva && `. ${ressalva}`}
          </dd>
        </div>
      ))}
      <div>
        <dt>Clínica</dt>
        <dd>
          <b>{REVISAO_CLINICA}</b>
        </dd>
      </div>
    </dl>
  );
}
