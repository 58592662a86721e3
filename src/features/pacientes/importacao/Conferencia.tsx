import { csvDosErros } from '@domain/importacao/erros.ts';
import { Button, Group, Stack, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { salvarCsv } from '@/lib/arquivos.ts';
import { Figuras } from './Figuras.tsx';
import { ListaDeErros } from './ListaDeErros.tsx';
import { type Decisao, montarPlano } from './plano.ts';
import { Repetidas } from './Repetidas.tsx';
import type { Etapa } from './tipos.ts';

interface Props {
  etapa: Extract<Etapa, { nome: 'conferencia' }>;
  aoDecidir: (numeros: readonly number[], decisao: Decisao) => void;
  aoImportar: () => void;
  aoVoltar: () => void;
}

/** The dry run: what would be made, filled in and left out; errors by row; who may be there already. */
export function Conferencia({ etapa, aoDecidir, aoImportar, aoVoltar }: Props) {
  const { arquivo, conferencia, repetidas, decisoes } = etapa;
  const { recusadas } = conferencia;
  const plano = montarPlano(conferencia, repetidas, decisoes);
  const quantas = (qual: Decisao) => plano.filter(({ decisao }) => decisao === qual).length;
  const [criar, completar] = [quantas('criar'), quantas('completar')];

  return (
    <Stack gap="lg">
      <Figuras
        figuras={[
          ['Novos pacientes', criar],
          ['Cadastros completados', completar],
          ['Repetidos deixados de fora', quantas('ignorar')],
          ['Linhas com erro', recusadas.length],
        ]}
      />
      {recusadas.length > 0 && (
        <section aria-labelledby="erros">
          <Stack gap="xs">
            <Group justify="space-between">
              <Title order={2} size="h4" id="erros">
                Linhas com erro
              </Title>
              <Button
                variant="default"
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={() =>
                  salvarCsv('linhas-com-erro.csv', csvDosErros(arquivo.resumo.cabecalho, recusadas))
                }
              >
                Baixar erros (CSV)
              </Button>
            </Group>
            <ListaDeErros
              linhas={recusadas.map(({ numero, erros }) => ({ numero, motivo: erros.join(' ') }))}
            />
          </Stack>
        </section>
      )}
      {repetidas.length > 0 && (
        <Repetidas repetidas={repetidas} decisoes={decisoes} aoDecidir={aoDecidir} />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={aoVoltar}>
          Corrigir colunas
        </Button>
        <Button disabled={criar + completar === 0} onClick={aoImportar}>
          {rotuloDaImportacao(criar + completar)}
        </Button>
      </Group>
    </Stack>
  );
}

function rotuloDaImportacao(linhas: number): string {
  if (linhas === 0) return 'Nada a importar';
  return linhas === 1 ? 'Importar 1 linha' : `Importar ${linhas.toLocaleString('pt-BR')} linhas`;
}
