import '@mantine/core/styles/Progress.layer.css';
import { Progress, Stack, Text } from '@mantine/core';
import { Carregando } from '@/components/Carregando.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS } from '@/config/paths.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { SemClinica } from '../components/SemClinica.tsx';
import { Anteriores } from '../importacao/Anteriores.tsx';
import { Conferencia } from '../importacao/Conferencia.tsx';
import { Envio } from '../importacao/Envio.tsx';
import { EscolherArquivo } from '../importacao/EscolherArquivo.tsx';
import { EscolherColunas } from '../importacao/EscolherColunas.tsx';
import { Resultado } from '../importacao/Resultado.tsx';
import type { Etapa } from '../importacao/tipos.ts';
import { useImportacao } from '../importacao/useImportacao.ts';

/** `/prontuario/importar`: patients from a CSV file. */
export function ImportarPacientes() {
  const { clinica, carregando } = useActiveClinica();
  const { id, tipo } = usePerfil();
  if (carregando) return <Carregando />;
  const emOutraClinica = tipo === 'medico' && clinica !== null && clinica.id !== id;
  return (
    <Pagina
      titulo="Importar pacientes"
      descricao={clinica ? `De um arquivo CSV para ${clinica.nome}` : undefined}
      acoes={
        <BotaoLink to={PATHS.prontuario} variant="default">
          Ver pacientes
        </BotaoLink>
      }
    >
      {!clinica && <SemClinica />}
      {emOutraClinica && (
        <EstadoVazio
          desenho="cadeado"
          frase="Quem importa pacientes é a clínica ou a equipe dela. No seu consultório, você mesmo importa: troque a clínica ativa."
        />
      )}
      {clinica && !emOutraClinica && (
        <Passos key={clinica.id} usuarioId={id} clinicaId={clinica.id} />
      )}
    </Pagina>
  );
}

function Passos({ usuarioId, clinicaId }: { usuarioId: string; clinicaId: string }) {
  const importacao = useImportacao(usuarioId, clinicaId);
  const { etapa } = importacao;
  if (!etapa) return <Carregando />;
  return (
    <Stack gap="xl">
      <Passo etapa={etapa} importacao={importacao} />
      {etapa.nome === 'arquivo' && <Anteriores clinicaId={clinicaId} />}
    </Stack>
  );
}

interface PropsDoPasso {
  etapa: Etapa;
  importacao: ReturnType<typeof useImportacao>;
}

function Passo({ etapa, importacao }: PropsDoPasso) {
  switch (etapa.nome) {
    case 'arquivo':
      return (
        <EscolherArquivo
          recusas={etapa.recusas}
          aoEscolher={(arquivo) => void importacao.escolher(arquivo)}
        />
      );
    case 'lendo':
      return <Text role="status">Lendo {etapa.arquivo}.</Text>;
    case 'colunas':
      return (
        <EscolherColunas
          arquivo={etapa.arquivo}
          inicial={etapa.mapa}
          aoConferir={(mapa) => void importacao.conferir(etapa.arquivo, mapa)}
          aoVoltar={importacao.recomecar}
        />
      );
    case 'conferindo':
      return <Conferindo linhas={etapa.linhas} total={etapa.total} />;
    case 'conferencia':
      return (
        <Conferencia
          etapa={etapa}
          aoDecidir={importacao.decidir}
          aoImportar={() => void importacao.importar(etapa)}
          aoVoltar={() => importacao.voltarAsColunas(etapa.arquivo, etapa.mapa)}
        />
      );
    case 'envio':
      return <Envio importacao={etapa.importacao} aoTerminar={importacao.terminar} />;
    case 'resultado':
      return <Resultado importacao={etapa.importacao} aoRecomecar={importacao.recomecar} />;
  }
}

function Conferindo({ linhas, total }: { linhas: number; total: number }) {
  return (
    <Stack gap="xs">
      <Text role="status">
        {linhas === 0
          ? `Conferindo ${total.toLocaleString('pt-BR')} linhas.`
          : `Procurando quem já está cadastrado: ${linhas.toLocaleString('pt-BR')} linhas.`}
      </Text>
      <Progress value={total === 0 ? 0 : (linhas / total) * 100} aria-label="Linhas conferidas" />
    </Stack>
  );
}
