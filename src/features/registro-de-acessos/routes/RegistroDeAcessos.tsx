import { Stack } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ExportarPlanilha } from '@/components/ExportarPlanilha.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { hoje } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { todosOsAcessos } from '../api/queries.ts';
import { Emergencias } from '../components/Emergencias.tsx';
import { Filtros } from '../components/Filtros.tsx';
import { Lista } from '../components/Lista.tsx';
import { planilhaDeAcessos } from '../planilha.ts';

/** `/clinica/acessos`: who opened which record of the institution, emergencies first. */
export function RegistroDeAcessos() {
  const fuso = useFuso();
  // A clinic, or a hospital, is its own tenant.
  const { id } = usePerfil();
  const navegar = useNavigate();
  const filtro = useSearch({ from: rotaDe(PATHS.registroDeAcessos) });
  return (
    <Pagina
      titulo="Acessos aos prontuários"
      descricao="Quem abriu, escreveu, imprimiu ou exportou cada prontuário desta instituição. O registro não muda e não guarda nada clínico."
      acoes={
        <ExportarPlanilha
          nome={`acessos-${hoje(fuso)}`}
          unidade="acessos lidos"
          ler={async (aoAvancar, sinal) =>
            planilhaDeAcessos(await todosOsAcessos({ ...filtro, fuso }, aoAvancar, sinal), fuso)
          }
        />
      }
    >
      <Stack gap="lg">
        <Filtros
          clinicaId={id}
          filtro={filtro}
          aoMudar={(novo) =>
            void navegar({ to: PATHS.registroDeAcessos, search: novo, replace: true })
          }
        />
        {!filtro.tipo && <Emergencias clinicaId={id} filtro={filtro} />}
        <Lista clinicaId={id} filtro={filtro} />
      </Stack>
    </Pagina>
  );
}
