import {
  CAMPOS_IMPORTADOS,
  type CampoImportado,
  type MapaDeColunas,
  ROTULO_DO_CAMPO,
  recusaDoMapa,
} from '@domain/importacao/campos.ts';
import { ROTULO_DA_CODIFICACAO } from '@domain/importacao/codificacao.ts';
import { ROTULO_DO_SEPARADOR } from '@domain/importacao/separador.ts';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Recado } from '@/components/Recado.tsx';
import classes from './Importacao.module.css';
import type { ArquivoEscolhido } from './tipos.ts';

const OPCOES = [
  { value: '', label: 'Não importar' },
  ...CAMPOS_IMPORTADOS.map((campo) => ({ value: campo as string, label: ROTULO_DO_CAMPO[campo] })),
];

interface Props {
  arquivo: ArquivoEscolhido;
  inicial: MapaDeColunas;
  aoConferir: (mapa: MapaDeColunas) => void;
  aoVoltar: () => void;
}

/** Which field each column fills: guessed or remembered, and corrected here. */
export function EscolherColunas({ arquivo, inicial, aoConferir, aoVoltar }: Props) {
  const [mapa, setMapa] = useState(inicial);
  const [recusa, setRecusa] = useState<string | null>(null);
  const { codificacao, separador, cabecalho, amostra, total } = arquivo.resumo;
  // A column is its place: two may share a title.
  const colunas = cabecalho.map((titulo, coluna) => ({ titulo, coluna }));
  const mudar = (coluna: number, campo: CampoImportado | null) => {
    setRecusa(null);
    setMapa(mapa.map((atual, i) => (i === coluna ? campo : atual)));
  };
  const conferir = () => {
    const motivo = recusaDoMapa(mapa);
    setRecusa(motivo);
    if (!motivo) aoConferir(mapa);
  };
  return (
    <Stack gap="md">
      <Text>
        <b>{arquivo.nome}</b>: {total.toLocaleString('pt-BR')} linhas,{' '}
        {ROTULO_DA_CODIFICACAO[codificacao]}, separadas por {ROTULO_DO_SEPARADOR[separador]}.
      </Text>
      {recusa && <Recado tom="erro" titulo={recusa} />}
      <Stack component="ul" className="cartao linhas" gap={0} aria-label="Colunas do arquivo">
        {colunas.map(({ titulo, coluna }) => (
          <li key={coluna} className={classes.coluna}>
            <Stack gap={0} miw={0}>
              <Text span inherit fw={600}>
                {titulo || `Coluna ${coluna + 1}`}
              </Text>
              <Text span c="dimmed" fz="sm">
                {exemplos(amostra, coluna)}
              </Text>
            </Stack>
            <NativeSelect
              aria-label={`Campo da coluna ${titulo || coluna + 1}`}
              data={OPCOES}
              value={mapa[coluna] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                mudar(coluna, CAMPOS_IMPORTADOS.find((campo) => campo === value) ?? null)
              }
            />
          </li>
        ))}
      </Stack>
      <Group justify="flex-end">
        <Button variant="default" onClick={aoVoltar}>
          Escolher outro arquivo
        </Button>
        <Button onClick={conferir}>Conferir linhas</Button>
      </Group>
    </Stack>
  );
}

function exemplos(amostra: readonly (readonly string[])[], coluna: number): string {
  const escritos = amostra.map((celulas) => celulas[coluna]?.trim()).filter(Boolean);
  return escritos.length > 0 ? escritos.join(' · ') : 'sem exemplo nas primeiras linhas';
}
