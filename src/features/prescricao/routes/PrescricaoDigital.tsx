import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS } from '@/config/paths.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { EscolhaDePaciente } from '@/shared/paciente/components/EscolhaDePaciente.tsx';

/** `/prescricao-digital`: for whom; the rest is written in the patient's record. */
export function PrescricaoDigital() {
  const { clinica } = useActiveClinica();
  const navegar = useNavigate();
  return (
    <Pagina
      titulo="Prescrição Digital"
      descricao="Receita, exames, atestado, encaminhamento e relatório. Escolha o paciente para começar."
    >
      <Stack maw={480}>
        {clinica && (
          <EscolhaDePaciente
            data-autofocus
            autoFocus
            clinicaId={clinica.id}
            valor=""
            aoMudar={(id) => void navegar({ to: PATHS.prescrever, params: { id } })}
            soVivos
          />
        )}
      </Stack>
    </Pagina>
  );
}
