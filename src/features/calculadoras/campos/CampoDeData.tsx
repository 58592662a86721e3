import type { CampoData } from '@domain/clinico/motor/campos.ts';
import { Stack, TextInput } from '@mantine/core';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDia, hoje, lerData } from '@/lib/format/datas.ts';
import type { RespostaSimples } from '../formulario/respostas.ts';
import { rotuloDe } from './CampoDeNumero.tsx';
import classes from './Campos.module.css';
import type { PropsDoCampo } from './props.ts';

type Props = PropsDoCampo & {
  campo: CampoData;
  resposta: Extract<RespostaSimples, { tipo: 'data' }>;
};

/** A calendar date, typed as it comes: `21/11/2026`, `211126`, `hoje`. */
export function CampoDeData({ nome, campo, resposta, erro, aoMudar, aoSair }: Props) {
  const fuso = useFuso();
  const arrumar = () => {
    const dia = lerData(resposta.texto, hoje(fuso));
    if (dia) aoMudar({ tipo: 'data', texto: formatarDia(dia) });
    aoSair();
  };
  return (
    <Stack gap={4}>
      <TextInput
        data-campo={nome}
        className={`numeros ${classes.entrada}`}
        label={rotuloDe(campo)}
        description={campo.ajuda}
        placeholder="dd/mm/aaaa"
        inputMode="numeric"
        autoComplete="off"
        error={erro}
        value={resposta.texto}
        onChange={({ currentTarget }) => aoMudar({ tipo: 'data', texto: currentTarget.value })}
        onBlur={arrumar}
      />
    </Stack>
  );
}
