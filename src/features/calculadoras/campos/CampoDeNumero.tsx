import type { CampoNumero } from '@domain/clinico/motor/campos.ts';
import { Group, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { naCanonica } from '../formulario/calcular.ts';
import type { RespostaSimples } from '../formulario/respostas.ts';
import classes from './Campos.module.css';
import { Oferta, Origem } from './Origem.tsx';
import type { PropsDoCampo } from './props.ts';

type Props = PropsDoCampo & {
  campo: CampoNumero;
  resposta: Extract<RespostaSimples, { tipo: 'numero' }>;
};

/** A number and its unit. Changing the unit changes how the number is read, never what was typed. */
export function CampoDeNumero(props: Props) {
  const { nome, campo, resposta, erro, perguntas, procedencia, oferta, aoMudar, aoSair } = props;
  const id = useId();
  const unidades = [campo.unidade, ...campo.alternativas.map(({ unidade }) => unidade)];
  const pergunta = perguntas[nome];
  const convertido = naCanonica(campo, resposta);
  return (
    <Stack gap={4}>
      <div className={classes.numero}>
        <TextInput
          id={id}
          data-campo={nome}
          className={`numeros ${classes.entrada}`}
          label={rotuloDe(campo)}
          description={
            (campo.ajuda || pergunta) && <Descricao ajuda={campo.ajuda} pergunta={pergunta} />
          }
          inputMode={campo.inteiro ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint="next"
          error={erro}
          value={resposta.texto}
          onChange={({ currentTarget }) => aoMudar({ ...resposta, texto: currentTarget.value })}
          onBlur={aoSair}
          {...(unidades.length === 1 &&
            campo.unidade && {
              rightSection: <span className="unidade">{campo.unidade}</span>,
              rightSectionWidth: `${campo.unidade.length + 2}ch`,
              rightSectionPointerEvents: 'none',
            })}
        />
        {unidades.length > 1 && (
          <SegmentedControl
            mt={28}
            flex="none"
            aria-label={`Unidade de ${campo.rotulo}`}
            size="sm"
            value={resposta.unidade}
            data={unidades.map((unidade) => ({ value: unidade, label: unidade || 'sem unidade' }))}
            onChange={(unidade) => aoMudar({ ...resposta, unidade })}
          />
        )}
      </div>
      {convertido && !erro && (
        <Group component="p" className="numeros" gap="0.25rem 0.375rem" c="dimmed" fz="sm">
          = {convertido}
        </Group>
      )}
      <Origem procedencia={procedencia} />
      <Oferta oferta={oferta} aoAceitar={aoMudar} />
    </Stack>
  );
}

/** How to measure and, of an unusual value, what is asked back: read out with the field. */
function Descricao({
  ajuda,
  pergunta,
}: {
  ajuda?: string | undefined;
  pergunta: string | undefined;
}) {
  return (
    <>
      {ajuda}
      {pergunta && (
        <span className={classes.pergunta}>
          <IconAlertCircle size={16} aria-hidden /> <span>{pergunta}</span>
        </span>
      )}
    </>
  );
}

export function rotuloDe({ rotulo, opcional }: { rotulo: string; opcional?: boolean }) {
  return opcional ? `${rotulo} (opcional)` : rotulo;
}
