import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { MarcaParaOInicio } from '@/components/Marca.tsx';
import { Rodape } from '@/components/Rodape.tsx';
import { ID_DO_CONTEUDO } from '@/config/constants.ts';
import classes from './MolduraDeAcesso.module.css';

interface Props {
  titulo: string;
  descricao?: ReactNode;
  /** Room for two columns of fields. */
  larga?: boolean;
  children: ReactNode;
}

/** The frame of the screens before the sign-in: the form, and beside it what the product is for. */
export function MolduraDeAcesso({ titulo, descricao, larga = false, children }: Props) {
  return (
    <div className={classes.moldura}>
      <aside className={classes.painel} aria-hidden="true">
        <Pulso />
        <p className={classes.frase}>O paciente conta uma vez. A clínica inteira lembra.</p>
        <p className={classes.apoio}>
          Prontuário, equipe e plantão no mesmo lugar, cada pessoa vendo só o que lhe cabe.
        </p>
      </aside>
      <div className={classes.lado}>
        <header className={classes.topo}>
          <MarcaParaOInicio />
        </header>
        <main
          id={ID_DO_CONTEUDO}
          tabIndex={-1}
          className={classes.conteudo}
          data-larga={larga || undefined}
        >
          <Title order={1} className={classes.titulo}>
            {titulo}
          </Title>
          {descricao && (
            <Text c="dimmed" mb="lg">
              {descricao}
            </Text>
          )}
          {children}
        </main>
        <Rodape />
      </div>
    </div>
  );
}

/** A heartbeat that becomes a written line: the product in one stroke. */
function Pulso() {
  return (
    <svg className={classes.pulso} viewBox="0 0 480 160" fill="none" aria-hidden="true">
      <path
        d="M0 96h92l16-34 26 78 30-122 26 96 14-18h58"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M262 96c18 0 14-22 26-22s6 30 20 30 12-38 24-38 8 30 22 30 14-20 26-20 12 20 28 20h72"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity=".55"
      />
    </svg>
  );
}
