import type { SECOES_DA_EVOLUCAO } from '@domain/prontuario.ts';
import { incomum, SINAIS_VITAIS, type SinalVital } from '@domain/sinais-vitais.ts';
import { InputBase } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type Control, useWatch } from 'react-hook-form';
import { CampoNumero } from '@/components/formulario/CampoNumero.tsx';
import { useCampo } from '@/components/formulario/campo.ts';
import type { Conteudo } from '../rascunho/conteudo.ts';
import classes from './Editor.module.css';

type Controle = Control<Conteudo>;

interface PropsDaSecao {
  control: Controle;
  secao: (typeof SECOES_DA_EVOLUCAO)[number];
}

/** One of the four texts; its style makes it grow with what is written. */
export function CampoDeSecao({ control, secao }: PropsDaSecao) {
  const campo = useCampo({ control, name: secao.campo });
  return (
    <InputBase
      component="textarea"
      {...campo.props}
      label={secao.rotulo}
      description={secao.pergunta}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      classNames={{ label: classes.rotuloDaSecao, input: classes.textoDaSecao }}
      value={campo.valor}
      onChange={({ currentTarget }) => campo.mudar(currentTarget.value)}
      rows={3}
      multiline
      size="md"
      autoCapitalize="sentences"
      spellCheck
    />
  );
}

/** A vital sign with its unit; an unusual value asks to be confirmed. */
export function CampoDeSinal({ control, sinal }: { control: Controle; sinal: SinalVital }) {
  const valor = useWatch({ control, name: sinal });
  const { rotulo, unidade, minimo, maximo } = SINAIS_VITAIS[sinal];
  const possivel = typeof valor === 'number' && valor >= minimo && valor <= maximo;
  return (
    <CampoNumero
      control={control}
      name={sinal}
      label={rotulo}
      size="sm"
      unidade={sinal === 'dor' ? 'de 10' : unidade}
      description={
        possivel && incomum(sinal, valor) ? (
          <span className={classes.incomum}>
            <IconAlertCircle size={14} aria-hidden /> valor incomum, confirme
          </span>
        ) : undefined
      }
    />
  );
}
