import { Badge, Group, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import type { Entrada, EntradaComAdendos } from '../api/linhas.ts';
import { SeloDeAnexos } from '../entrada/Anexos.tsx';
import { Autoria } from '../entrada/Autoria.tsx';
import { DiagnosticosDaEntrada } from '../entrada/DiagnosticosDaEntrada.tsx';
import { Inativada } from '../entrada/Marcas.tsx';
import { Sinais } from '../entrada/Sinais.tsx';
import { Textos } from '../entrada/Textos.tsx';
import classes from './LinhaDoTempo.module.css';

interface Props {
  entrada: EntradaComAdendos;
  nascimento: string | null;
  /** The one just finished: brought into sight and marked. */
  destacada: boolean;
}

/** An entry of the timeline: when, who, the beginning of its texts, signs and addenda. */
export function CartaoDaEntrada({ entrada, nascimento, destacada }: Props) {
  const cartao = useRef<HTMLElement>(null);
  useEffect(() => {
    if (destacada) cartao.current?.scrollIntoView({ block: 'center' });
  }, [destacada]);

  return (
    <article
      ref={cartao}
      className={`cartao ${classes.cartao}`}
      data-destacada={destacada || undefined}
      data-inativada={entrada.inativado_em ? '' : undefined}
    >
      <Stack gap="sm">
        <Cabeca entrada={entrada} />
        <Inativada entrada={entrada} />
        <DiagnosticosDaEntrada entrada={entrada} />
        <Textos entrada={entrada} previa />
        <Sinais medicao={entrada} nascimento={nascimento} />
      </Stack>
      {entrada.adendos.map((adendo) => (
        <div key={adendo.id} className={classes.adendo}>
          <Stack gap="xs">
            <Cabeca entrada={adendo} />
            <Inativada entrada={adendo} />
            <DiagnosticosDaEntrada entrada={adendo} />
            <Textos entrada={adendo} previa />
            <Sinais medicao={adendo} nascimento={nascimento} />
          </Stack>
        </div>
      ))}
    </article>
  );
}

function Cabeca({ entrada }: { entrada: Entrada }) {
  const fuso = useFuso();
  const { id, paciente_id, versao, ocorrido_em, adendo_de, teleconsulta } = entrada;
  return (
    <Group gap="xs" align="baseline" wrap="wrap">
      <TextoLink
        to={PATHS.verEvolucao}
        params={{ id: paciente_id, prontuarioId: id }}
        className="numeros"
        fz="lg"
        fw={650}
      >
        {adendo_de ? 'Adendo de ' : ''}
        <time dateTime={ocorrido_em}>{formatarDataHora(ocorrido_em, fuso)}</time>
      </TextoLink>
      {versao > 1 && (
        <Badge variant="light" color="gray" size="sm">
          versão {versao}
        </Badge>
      )}
      {teleconsulta && (
        <Badge variant="light" color="gray" size="sm">
          teleconsulta
        </Badge>
      )}
      <Autoria entrada={entrada} />
      <SeloDeAnexos entrada={entrada} />
    </Group>
  );
}
