import { csvDosErros } from '@domain/importacao/erros.ts';
import { Button, Group, Stack, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { salvarCsv } from '@/lib/arquivos.ts';
import { importacoesOptions, linhasComMotivoOptions, todasAsRecusadas } from '../api/importacao.ts';
import { Desfazer } from './Desfazer.tsx';
import { Figuras } from './Figuras.tsx';
import type { ImportacaoGuardada } from './guarda.ts';
import { ListaDeErros } from './ListaDeErros.tsx';

interface Props {
  importacao: ImportacaoGuardada;
  aoRecomecar: () => void;
}

/** What came of the import: counts, what the server refused, the file of all errors, the way back. */
export function Resultado({ importacao, aoRecomecar }: Props) {
  const { id, clinicaId, cabecalho, recusadas, celulas, arquivo } = importacao;
  const { data: importacoes } = useQuery(importacoesOptions(clinicaId));
  const { data: doServidor = [] } = useQuery(linhasComMotivoOptions(clinicaId, id, 'recusado'));
  const feita = importacoes?.find((uma) => uma.id === id);
  const baixar = useMutation({
    mutationFn: async () => {
      const gravadas = (await todasAsRecusadas(id)).map(({ numero, motivo }) => ({
        numero,
        celulas: celulas.get(numero) ?? [],
        erros: [motivo ?? ''],
      }));
      const todas = [...recusadas, ...gravadas].sort((a, b) => a.numero - b.numero);
      salvarCsv('linhas-com-erro.csv', csvDosErros(cabecalho, todas));
    },
    onError: avisar.erro,
  });
  return (
    <Stack gap="lg">
      <Figuras
        figuras={[
          ['Pacientes criados', feita?.criados ?? 0],
          ['Cadastros completados', feita?.atualizados ?? 0],
          ['Deixados de fora', feita?.ignorados ?? 0],
          ['Não importadas', (feita?.recusados ?? 0) + recusadas.length],
        ]}
      />
      {doServidor.length > 0 && (
        <section aria-labelledby="recusadas">
          <Title order={2} size="h4" id="recusadas" mb="xs">
            Recusadas ao salvar
          </Title>
          <ListaDeErros linhas={doServidor} />
        </section>
      )}
      <Group>
        <BotaoLink to={PATHS.prontuario}>Ver pacientes</BotaoLink>
        {recusadas.length + doServidor.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={baixar.isPending}
            onClick={() => baixar.mutate()}
          >
            Baixar erros (CSV)
          </Button>
        )}
        <Button variant="default" onClick={aoRecomecar}>
          Importar outro arquivo
        </Button>
        {feita?.situacao === 'terminada' && (
          <Desfazer id={id} clinicaId={clinicaId} arquivo={arquivo} />
        )}
      </Group>
    </Stack>
  );
}
