import { Title } from '@mantine/core';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { ListaDeAnexos } from '@/shared/anexos/components/ListaDeAnexos.tsx';
import type { ProntuarioNoPapel } from '../api/impressao.ts';
import type { Entrada, EntradaComAdendos } from '../api/linhas.ts';
import { Autoria } from '../entrada/Autoria.tsx';
import { DiagnosticosDaEntrada } from '../entrada/DiagnosticosDaEntrada.tsx';
import { Inativada, Teleconsulta } from '../entrada/Marcas.tsx';
import { Sinais } from '../entrada/Sinais.tsx';
import { Textos } from '../entrada/Textos.tsx';
import classes from './EntradaImpressa.module.css';

interface Comuns {
  nascimento: string | null;
  /** The files of each entry, by its id. */
  anexos: ProntuarioNoPapel['anexos'];
}

interface Props extends Comuns {
  entrada: EntradaComAdendos;
}

/** One entry of a printed record, whole, with its addenda and the code by which it is found. */
export function EntradaImpressa({ entrada, ...comuns }: Props) {
  return (
    <article className={classes.entrada}>
      <Partes entrada={entrada} {...comuns} />
      {entrada.adendos.map((adendo) => (
        <div key={adendo.id} className={classes.adendo}>
          <Partes entrada={adendo} {...comuns} />
        </div>
      ))}
    </article>
  );
}

interface PropsDasPartes extends Comuns {
  entrada: Entrada;
}

function Partes({ entrada, nascimento, anexos }: PropsDasPartes) {
  const fuso = useFuso();
  const { adendo_de, ocorrido_em, versao, finalizado_em, id } = entrada;
  return (
    <>
      <div className={classes.cabeca}>
        <Title order={2} size="h4">
          {adendo_de ? 'Adendo' : 'Evolução'} de {formatarDataHora(ocorrido_em, fuso)}
        </Title>
        <Autoria entrada={entrada} />
      </div>
      <Inativada entrada={entrada} />
      <Teleconsulta entrada={entrada} />
      <DiagnosticosDaEntrada entrada={entrada} />
      <Textos entrada={entrada} />
      <Sinais medicao={entrada} nascimento={nascimento} />
      <ListaDeAnexos
        titulo={adendo_de ? 'Anexos do adendo' : 'Anexos'}
        anexos={anexos.get(id) ?? []}
        erro={null}
      />
      <p className={classes.registro}>
        Versão {versao}
        {finalizado_em && `, finalizada em ${formatarDataHora(finalizado_em, fuso)}`} · código {id}
      </p>
    </>
  );
}
